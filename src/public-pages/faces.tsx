import type { ReactNode } from 'react';

interface FaceProps {
  readonly back: string;
  readonly shirt: string;
  readonly skin: string;
  readonly hair: ReactNode;
}

/** A drawn person: nobody who exists. */
function Face({ back, shirt, skin, hair }: FaceProps) {
  return (
    <svg className="face" viewBox="0 0 36 36" width={36} height={36} aria-hidden="true">
      <circle cx="18" cy="18" r="18" fill={back} />
      <path d="M6 31.4a12.6 12.6 0 0 1 24 0A18 18 0 0 1 18 36a18 18 0 0 1-12-4.6z" fill={shirt} />
      {hair}
      <path d="M15 20h6v4.5a3 3 0 0 1-6 0z" fill={skin} />
      <ellipse cx="18" cy="16.5" rx="5.2" ry="6" fill={skin} />
      <path
        d="M12.4 15.4c.4-4.6 2.6-6 5.6-6s5.2 1.4 5.6 6c-1.7-2.7-3.3-3.4-5.6-3.4s-3.9.7-5.6 3.4z"
        fill="#2a211d"
      />
    </svg>
  );
}

/** The faces beside the examples of what shops might say. */
export const faces: readonly ReactNode[] = [
  <Face
    key="long"
    back="#e6dccd"
    shirt="#3f8160"
    skin="#dba27d"
    hair={<path d="M11 26c-1-12 1-17.5 7-17.5s8 5.5 7 17.5z" fill="#2a211d" />}
  />,
  <Face key="short" back="#d9e6ee" shirt="#3a6ea8" skin="#d99b70" hair={null} />,
  <Face
    key="bun"
    back="#f1e6c6"
    shirt="#8a5a3c"
    skin="#e3b08c"
    hair={<circle cx="18" cy="7.5" r="3.4" fill="#2a211d" />}
  />,
];
