import type { ReactNode, SVGProps } from 'react';

/** A drawing of 16 by 16 units in the colour of the text beside it. */
function Icon({ children, ...props }: SVGProps<SVGSVGElement>): ReactNode {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentcolor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      {...props}
    >
      {children}
    </svg>
  );
}

export const SearchIcon = (): ReactNode => (
  <Icon>
    <circle cx="7" cy="7" r="4.5" />
    <path d="m10.5 10.5 3.5 3.5" />
  </Icon>
);

export const RemoveIcon = (): ReactNode => (
  <Icon>
    <path d="m4 4 8 8m0-8-8 8" />
  </Icon>
);

export const StarIcon = (): ReactNode => (
  <Icon>
    <path d="m8 2 1.8 3.8 4.2.5-3.1 2.9.8 4.1L8 11.2l-3.7 2.1.8-4.1L2 6.3l4.2-.5z" />
  </Icon>
);
