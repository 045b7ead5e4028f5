export const contactFailed = { title: 'Error', description: 'The contact could not be saved. Try again.' };
