export interface CardProps {
  /** Called once the card shows what it has, or that it could not be had. */
  onSettled: () => void;
}
