export const contactFailed = { title: 'Error', description: "Couldn't save the contact. Try again." };
