import '@fontsource-variable/geologica/index.css';
