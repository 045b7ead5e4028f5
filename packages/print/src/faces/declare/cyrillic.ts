import '@fontsource-variable/montserrat/index.css';
