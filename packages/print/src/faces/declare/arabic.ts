import '@fontsource-variable/cairo/index.css';
