import { heading } from '../slide.css.ts';

export const SlideHeading = ({ className = '', children }: { className?: string; children: string }) => (
  <h2 className={`${heading} ${className}`}>{children}</h2>
);
