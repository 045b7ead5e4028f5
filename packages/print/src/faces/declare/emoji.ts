import '@fontsource-variable/noto-emoji/index.css';
