/** The reasons that a piece's files are marked, other than a missing approval. */
export const fileApproval = {
  noPiece: "This draft isn't saved as a piece, so no one can approve it yet.",
  notSaved: "Your latest changes aren't saved yet, so they aren't approved.",
  changed: 'A colleague just changed this piece, so what you see needs approval again.',
  otherContact: (name = '') =>
    `It was approved with ${name.trim() ? `${name.trim()}'s contact details` : 'other contact details'}, but now it shows yours.`,
  unreachable: "We couldn't check whether this piece is approved.",
};
