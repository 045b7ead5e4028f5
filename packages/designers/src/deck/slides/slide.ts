export interface SlideProps {
  /** A small picture of the slide: nothing moves. */
  still?: boolean;
}
