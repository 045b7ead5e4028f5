/** The reasons that a piece's files are marked, other than a missing approval. */
export const fileApproval = {
  noPiece: 'To get this draft approved, first save it to your pieces.',
  notSaved: "Your latest changes aren't saved or approved yet.",
  changed: 'A colleague just changed this piece, so it needs to be approved again.',
  otherContact: (name = '') =>
    `This piece was approved with ${name.trim() ? `${name.trim()}'s contact details` : 'other contact details'}, but it now shows yours.`,
  unreachable: "We couldn't check whether this piece is approved.",
};
