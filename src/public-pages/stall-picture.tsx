/** Left edges of the awning’s stripes, green and white in turns. */
const stripes = [27, 69, 111, 153, 195, 237, 279, 321] as const;

const planks = [88, 142, 196, 250, 304] as const;

/** A market stall with its goods, and a phone on the counter: drawn in the page itself, so that nothing has to be fetched. */
export function StallPicture() {
  return (
    <svg className="stall" viewBox="0 0 390 166" aria-hidden="true">
      <path className="wall" d="M46 40h298v84H46z" />
      <path d="M40 36h6v88h-6zM344 36h6v88h-6z" fill="#8a6a44" />
      <Lantern x={36} />
      <Lantern x={354} />
      <rect x="60" y="86" width="270" height="5" rx="2" fill="#b58a56" />
      <Jar x={83} lid="#c89b4a" body="#24754d" shade="#1b5a3b" />
      <Jar x={289} lid="#c89b4a" body="#a8463c" shade="#87352d" />
      <Mug />
      <Bottle />
      <Bowl />
      <rect x="28" y="121" width="334" height="12" rx="4" fill="#cfa268" />
      <path d="M34 133h322v33H34z" fill="#b88c55" />
      <path d={planks.map((x) => `M${x} 135h2v31h-2z`).join('')} fill="#a1763f" />
      <Bag />
      <Phone />
      <Cap />
      {stripes.map((x, index) => (
        <path
          key={x}
          d={`M${x} 10h42v13a16 16 0 0 1-16 16h-10a16 16 0 0 1-16-16z`}
          fill={index % 2 === 0 ? '#1a8459' : '#fcfaf3'}
        />
      ))}
      <rect x="27" width="336" height="10" rx="4" fill="#0b5a3b" />
    </svg>
  );
}

function Lantern({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 50)`}>
      <path d="M0 0v8" stroke="#6b5b4a" />
      <path d="M-5 7h10v4H-5zM-5 28h10v4H-5z" fill="#d0a045" />
      <ellipse cy="19.5" rx="15" ry="10.5" fill="#c8453a" />
      <path d="M0 9v21M-7 10.500q-5 9 0 18M7 10.500q5 9 0 18" fill="none" stroke="#e0a54f" strokeWidth=".8" />
      <path d="M-2 32h4l1 8h-6z" fill="#dba84c" />
    </g>
  );
}

interface JarProps {
  readonly x: number;
  readonly lid: string;
  readonly body: string;
  readonly shade: string;
}

function Jar({ x, lid, body, shade }: JarProps) {
  return (
    <g transform={`translate(${x} 44)`}>
      <path d="M1 8h30v31a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3z" fill={body} />
      <path d="M23 8h8v31a3 3 0 0 1-3 3h-5z" fill={shade} />
      <rect x="-1" width="34" height="9" rx="2.5" fill={lid} />
      <path d="M23 0h7.500a2.5 2.5 0 0 1 2.5 2.500v4A2.5 2.5 0 0 1 30.5 9H23z" fill="#a97f38" />
      <ellipse cx="15" cy="25" rx="9" ry="10" fill="#f3ead2" />
      <path
        d="M15 32v-9m0 3c-5 1-6-2-6-4 4-1 6 1 6 4zm0-2c5 1 6-2 6-5-4-1-6 2-6 5z"
        fill="#2d7a52"
        stroke="#2d7a52"
        strokeWidth=".7"
      />
    </g>
  );
}

function Mug() {
  return (
    <g transform="translate(135 38)">
      <path d="M10 7q-2-3 0-5M16 7q2-3 0-5" fill="none" stroke="#b9bdb6" strokeWidth="1.2" />
      <path d="M28 19h6a6 6 0 0 1 6 6v4a8 8 0 0 1-8 8h-4z" fill="none" stroke="#2d5590" strokeWidth="4" />
      <path d="M0 12h29v32a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z" fill="#3b6cae" />
      <ellipse cx="14.5" cy="12" rx="14.5" ry="3.2" fill="#2d5590" />
      <ellipse cx="14.5" cy="12.5" rx="11.5" ry="2.1" fill="#5a3826" />
      <path d="M0 28q5-5 9.5 0t10 0 9.5 0" fill="none" stroke="#fff" strokeWidth="3" />
    </g>
  );
}

function Bottle() {
  return (
    <g transform="translate(190 37)">
      <rect x="1" width="17" height="14" rx="4" fill="#333b38" />
      <path d="M3 13h13l4 8v25a3 3 0 0 1-3 3H2a3 3 0 0 1-3-3V21z" fill="#d9784f" />
      <path d="M13 13h3l4 8v25a3 3 0 0 1-3 3h-4z" fill="#b95f3a" />
      <path d="M-1 31h21v7H-1z" fill="#f6ddc9" />
    </g>
  );
}

function Bowl() {
  return (
    <g transform="translate(221 57)">
      <path d="M0 4h48c0 14-8 22-14 24v1H14v-1C8 26 0 18 0 4z" fill="#f6f8fb" />
      <path d="M38 4h10c0 14-8 22-14 24v1h-5c6-5 9-14 9-25z" fill="#d5dbe4" />
      <ellipse cx="24" cy="4" rx="24" ry="3.6" fill="#e8ecf1" />
      <path d="M3 14q6-4 11 1t11 0 11 0 9-2" fill="none" stroke="#4a74b8" strokeWidth="3.2" />
    </g>
  );
}

function Bag() {
  return (
    <g transform="translate(84 82)">
      <path d="M8 14V8a8 8 0 0 1 16 0v6" fill="none" stroke="#c6ab80" strokeWidth="2.5" />
      <path d="M2 13h27l3 26a2 2 0 0 1-2 2H1a2 2 0 0 1-2-2z" fill="#e4cfa6" />
      <path d="M23 13h6l3 26a2 2 0 0 1-2 2h-5z" fill="#d2ba8c" />
      <path d="M6 33h20v-1.500c-2 0-2-7-10-7s-8 7-10 7z" fill="#2e6d93" />
      <circle cx="16" cy="22" r="2" fill="#d9784f" />
    </g>
  );
}

function Phone() {
  return (
    <g transform="translate(158 70)">
      <rect width="44" height="52" rx="7" fill="#16211b" />
      <rect x="3.5" y="3.5" width="37" height="45" rx="4" fill="#fff" />
      <rect x="8" y="10" width="18" height="4" rx="2" fill="#c3c9c5" />
      <rect x="8" y="19" width="28" height="7" rx="3.5" fill="#dff0e6" />
      <rect x="8" y="31" width="28" height="10" rx="3" fill="#16835a" />
      <path d="M18.5 36l2.5 2.5 5-5" fill="none" stroke="#fff" strokeWidth="1.8" strokeLinecap="round" />
    </g>
  );
}

function Cap() {
  return (
    <g transform="translate(238 98)">
      <path d="M0 23C0 9 7 2 17 2s17 8 18 19z" fill="#4d545f" />
      <path d="M35 21c8 0 13 2 13 5-9 1-17 1-24-3z" fill="#3a4049" />
      <path d="M0 23q16-5 35-2l2 3q-18 3-36 1z" fill="#3a4049" />
      <circle cx="17" cy="2" r="1.8" fill="#3a4049" />
      <path d="M8 15l4-6 4 6z" fill="#d8a043" />
    </g>
  );
}
