/** One way to get an approval of a request that is not visible. */
export interface Trick {
  readonly name: string
  /** Runs in the website before the request is shown. */
  readonly before?: string
  /** Runs in the website once Approve answers, before it is pressed. */
  readonly late?: string
  /** How long the late part stands before the click, in milliseconds. Default: a moment of attention. */
  readonly leadMs?: number
  /** Runs once the late part was noticed, right before the click. */
  readonly back?: string
  /** The place of the pointer while it waits. */
  readonly waitsAt?: { readonly x: number; readonly y: number }
  /** The place that it clicks instead of Approve. */
  readonly clicksAt?: { readonly x: number; readonly y: number }
}

const FRAME = "document.querySelector('iframe')"
const SLOT = "document.querySelector('#slot')"

/** Longer than a browser takes to notice; shorter than a visitor takes to understand. */
const NOTICED_MS = 400

function style(of: string, css: string): string {
  return `${of}.style.cssText += ${JSON.stringify(`;${css}`)}`
}

/** The same on the frame itself and on its container. */
function both(kind: string, declarations: readonly string[]): Trick[] {
  return declarations.flatMap((css) => [
    { name: `${kind} of the frame: ${css}`, before: style(FRAME, css) },
    { name: `${kind} around the frame: ${css}`, before: style(SLOT, css) },
  ])
}

const OPACITIES = ['0', '.01', '.05', '.1', '.2', '.3', '.5', '.7', '.8', '.9', '.95', '.99']
const TRANSFORMS = [
  ...['scale(.01)', 'scale(.1)', 'scale(.3)', 'scale(.5)', 'scale(.8)', 'scale(.95)', 'scale(.99)'],
  ...['scaleX(-1)', 'scaleY(.9)', 'rotate(2deg)', 'rotate(180deg)', 'skewX(3deg)', 'skewX(20deg)'],
  ...['perspective(400px) rotateY(40deg)', 'perspective(400px) rotateX(80deg)'],
]
const FILTERS = [
  ...['blur(1px)', 'blur(5px)', 'blur(20px)', 'brightness(0)', 'brightness(5)', 'contrast(0)'],
  ...['invert(1)', 'opacity(.5)', 'grayscale(1)', 'hue-rotate(180deg)', 'sepia(1)'],
]
const CLIPS = [
  ...['clip-path: inset(30px)', 'clip-path: inset(50%)', 'clip-path: circle(30%)'],
  ...['clip-path: polygon(0 0, 100% 0, 100% 20%, 0 20%)'],
  ...['mix-blend-mode: difference', 'mix-blend-mode: multiply', 'visibility: hidden'],
  ...['display: none', 'content-visibility: hidden'],
]

/** Parts of the frame, in the website's pixels; it lies at 40, 20 and is 360 by 600. */
const AREAS = {
  all: [40, 20, 360, 600],
  approve: [225, 550, 160, 48],
  'half of approve': [225, 550, 80, 48],
  amount: [60, 140, 320, 60],
  origin: [40, 60, 360, 60],
  'a line': [40, 150, 360, 2],
} as const

/** Things to lay over it; `%` stands for the place. */
const COVERS = {
  'a block': cover('div', 'background: #fff'),
  'a block that clicks pass': cover('div', 'background: #fff; pointer-events: none'),
  'a faint block': cover('div', 'background: rgba(255, 255, 255, .02); pointer-events: none'),
  'a gradient': cover('div', 'background: linear-gradient(#fff, #eee); pointer-events: none'),
  'a picture': cover('canvas', 'background: red; pointer-events: none'),
  'an own frame': cover('iframe', 'border: 0; background: #fff; pointer-events: none'),
  'a popover': `${cover('div', 'background: #fff; margin: 0; border: 0; padding: 0')}
    one.popover = 'manual'; one.showPopover()`,
  'a dialog': `${cover('dialog', 'background: #fff; margin: 0; border: 0; padding: 0; max-width: none; max-height: none')}
    one.showModal()`,
} as const

function cover(name: string, css: string): string {
  return `const one = document.createElement('${name}')
    one.style.cssText = 'position: fixed; z-index: 9; %; ${css}'
    document.body.append(one);`
}

function place([left, top, width, height]: readonly [number, number, number, number]): string {
  return `left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`
}

function covered(area: keyof typeof AREAS, by: keyof typeof COVERS): string {
  return `{ ${COVERS[by].replace('%', place(AREAS[area]))} }`
}

const keysOf = <Table extends object>(table: Table) =>
  // A table of ours has its own keys and no others.
  Object.keys(table) as (keyof Table)[]

const COVERED: Trick[] = keysOf(AREAS).flatMap((area) =>
  keysOf(COVERS).map((by) => ({ name: `${by} over ${area}`, before: covered(area, by) })),
)

const LATE_COVERED: Trick[] = keysOf(COVERS).flatMap((by) =>
  (['all', 'amount'] as const).map((area) => ({
    name: `${by} over ${area}, late`,
    late: covered(area, by),
    leadMs: NOTICED_MS,
  })),
)

const MOVED_AWAY: Trick[] = [
  ...['left: -40px', 'left: -180px', 'left: -340px', 'left: 120px', 'left: 400px'],
  ...['top: -20px', 'top: -300px', 'top: 70px', 'top: 300px', 'top: 620px'],
].map((css) => ({ name: `out of the window: ${css}`, before: style(FRAME, css) }))

/** The frame in a box that cuts it. */
const CUT: Trick[] = [
  ...['width: 360px; height: 570px', 'width: 340px; height: 600px', 'width: 360px; height: 40px'],
  ...['width: 10px; height: 600px', 'width: 200px; height: 200px', 'width: 359px; height: 599px'],
].flatMap((size) =>
  ['overflow: hidden', 'overflow: clip', 'overflow: scroll', 'contain: paint'].map((css) => ({
    name: `cut by ${css} (${size})`,
    before: `${style(SLOT, `position: relative; left: 40px; top: 20px; ${size}; ${css}`)};
      ${style(FRAME, 'position: absolute; left: 0; top: 0')}`,
  })),
)

const TOO_SMALL: Trick[] = ['height: 50px', 'height: 120px', 'height: 180px', 'width: 12px'].map(
  (css) => ({ name: `too small: ${css}`, before: style(FRAME, css) }),
)

const LATE: Trick[] = [
  ...['opacity: 0', 'opacity: .5', 'filter: blur(9px)', 'transform: scale(.5)', 'left: -300px'],
  ...['clip-path: inset(60px)', 'visibility: hidden', 'display: none', 'height: 90px'],
].map((css) => ({ name: `late: ${css}`, late: style(FRAME, css), leadMs: NOTICED_MS }))

/** Gone, and back again right before the click: before a visitor can have read anything. */
const FLIPS: Trick[] = [
  ...['display: none', 'visibility: hidden', 'opacity: .01', 'left: -2000px', 'filter: blur(9px)'],
  ...['transform: scale(.2)', 'clip-path: inset(50%)', 'top: 700px'],
].map((css) => ({
  name: `gone and back: ${css}`,
  late: `window.before = ${FRAME}.style.cssText; ${style(FRAME, css)}`,
  back: `${FRAME}.style.cssText = window.before`,
}))

/** The place of Approve in the frame, counted from its upper left corner. */
const APPROVE_AT = { x: 265, y: 556 }

/** The pointer waits at one of several places; then the frame moves under the pointer. */
const UNDER_THE_POINTER: Trick[] = [
  { x: 420, y: 300 },
  { x: 20, y: 20 },
  { x: 200, y: 300 },
  { x: 100, y: 100 },
  { x: 380, y: 40 },
  { x: 60, y: 600 },
].map((at) => ({
  name: `moved under the pointer at ${at.x}, ${at.y}`,
  late: style(FRAME, `left: ${at.x - APPROVE_AT.x}px; top: ${at.y - APPROVE_AT.y}px`),
  leadMs: 30,
  waitsAt: at,
  clicksAt: at,
}))

const UNFOCUSED: Trick[] = ['input', 'button', 'iframe'].map((name) => ({
  name: `the focus is in an ${name} of the website`,
  late: `{ const one = document.createElement('${name}'); document.body.append(one); one.focus() }`,
  leadMs: 30,
}))

/** All of them. */
export const TRICKS: readonly Trick[] = [
  ...both(
    'opacity',
    OPACITIES.map((opacity) => `opacity: ${opacity}`),
  ),
  ...both(
    'transform',
    TRANSFORMS.map((transform) => `transform: ${transform}`),
  ),
  ...both(
    'filter',
    FILTERS.map((filter) => `filter: ${filter}`),
  ),
  ...both('clip', CLIPS),
  ...COVERED,
  ...LATE_COVERED,
  ...MOVED_AWAY,
  ...CUT,
  ...TOO_SMALL,
  ...LATE,
  ...FLIPS,
  ...UNDER_THE_POINTER,
  ...UNFOCUSED,
]
