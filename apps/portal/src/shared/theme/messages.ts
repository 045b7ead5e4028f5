export const themeSwitch = {
  toDark: 'Switch to dark theme',
  toLight: 'Switch to light theme',
};
