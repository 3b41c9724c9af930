import type { ReactElement } from 'react'

/** The specks of the enamel: x, y, radius. */
const SPECKS = [
  ...[
    [176, 262, 2.6],
    [205, 318, 3.4],
    [236, 250, 2],
    [252, 352, 2.4],
    [290, 286, 3],
    [318, 236, 2.2],
  ],
  ...[
    [340, 330, 2.8],
    [164, 348, 2.2],
    [214, 372, 1.8],
    [300, 372, 2],
    [366, 288, 2],
    [270, 222, 1.8],
  ],
] as const

/** The article of the shop, drawn in the colour of its brand. */
export function Kettle(): ReactElement {
  return (
    <svg className="kettle" viewBox="60 40 440 400" aria-hidden="true">
      <defs>
        <linearGradient id="kettle-body" x1="0" y1="0" x2="1" y2="0.5">
          <stop className="kettle-light" offset="0" />
          <stop className="kettle-mid" offset="0.45" />
          <stop className="kettle-deep" offset="1" />
        </linearGradient>
        <linearGradient id="kettle-wood" x1="0" y1="0" x2="0" y2="1">
          <stop className="wood-light" offset="0" />
          <stop className="wood-deep" offset="1" />
        </linearGradient>
      </defs>
      <ellipse className="kettle-shadow" cx="264" cy="410" rx="178" ry="16" />
      <path className="kettle-wire" d="M152 214C136 82 384 82 368 214" />
      <path className="kettle-grip" d="M212 118C242 110 278 110 308 118" />
      <path
        className="kettle-spout"
        d="M372 318C424 306 418 240 452 214L478 238C456 268 452 344 384 366Z"
      />
      <path className="kettle-lip" d="M446 208L486 240" />
      <path
        fill="url(#kettle-body)"
        d="M116 374C102 298 138 214 174 202L346 202C382 214 418 298 404 374C401 396 388 404 370 404L150 404C132 404 119 396 116 374Z"
      />
      <path
        className="kettle-shine"
        d="M146 360C136 306 152 250 180 226C164 262 158 314 166 366C168 384 150 382 146 360Z"
      />
      {SPECKS.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} className="kettle-speck" cx={x} cy={y} r={r} />
      ))}
      <path
        className="kettle-foot"
        d="M120 388H400C396 400 386 406 370 406H150C134 406 124 400 120 388Z"
      />
      <path fill="url(#kettle-body)" d="M184 194C192 160 328 160 336 194Z" />
      <rect className="kettle-rim" x="168" y="190" width="184" height="14" rx="7" />
      <circle fill="url(#kettle-wood)" cx="260" cy="158" r="13" />
    </svg>
  )
}
