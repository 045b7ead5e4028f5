export interface CardProps {
  /** Called once the card shows its content or its failure. */
  onSettled: () => void;
}
