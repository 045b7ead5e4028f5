import '@fontsource-variable/heebo/index.css';
