export interface CardProps {
  /** Called once the card shows its content or says that it couldn't load it. */
  onSettled: () => void;
}
