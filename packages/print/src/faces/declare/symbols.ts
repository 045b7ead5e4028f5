import '@fontsource/noto-sans-symbols-2/400.css';
