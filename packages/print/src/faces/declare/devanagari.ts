import '@fontsource/poppins/devanagari-400.css';
import '@fontsource/poppins/devanagari-500.css';
import '@fontsource/poppins/devanagari-600.css';
import '@fontsource/poppins/devanagari-700.css';
import '@fontsource/poppins/devanagari-800.css';
