const STILL_FRAMES = 10

/** The first wallet of an open dialog, ours or the hand-written one. */
export function walletRow(): Element | undefined {
  const root = document.querySelector('latchkey-root')?.shadowRoot ?? document
  const row = root.querySelector('dialog[open] [data-testid^="wallet-"]')
  return row !== null && row.getBoundingClientRect().height > 0 ? row : undefined
}

/** Returns true if the page shows an account. */
export function showsAccount(): boolean {
  return document.querySelector('[data-testid=account]')?.textContent?.startsWith('0x') === true
}

/** Returns true if there is a code to scan: ours is drawn, the hand-written page's is a text. */
export function showsCode(): boolean {
  const root = document.querySelector('latchkey-root')?.shadowRoot
  const drawn = root?.querySelector('[data-testid=pairing-code][data-state=shown]')
  const text = document.querySelector('[data-testid=code]')?.textContent ?? ''
  return (drawn?.getBoundingClientRect().height ?? 0) > 0 || text !== ''
}

/** In a frame: whether there is something to approve with. */
export function showsApproval(): boolean {
  const button = document.querySelector('button.approve')
  return (button?.getBoundingClientRect().height ?? 0) > 0
}

/** @returns When the first frame in which the condition is true was drawn, in milliseconds. */
export async function until(isTrue: () => boolean): Promise<number> {
  while (!isTrue()) await nextFrame()
  return drawn()
}

/** @returns The number of frames up to and including the first in which the condition is true. */
export async function framesUntil(isTrue: () => boolean): Promise<number> {
  for (let frames = 1; ; frames += 1) {
    await nextFrame()
    // Evaluated before the frame is drawn: changes after this are in the next one.
    if (isTrue()) return frames
  }
}

/** @returns When the first of ten frames was drawn in which nothing moves, in milliseconds. */
export async function still(): Promise<number> {
  let since = await drawn()
  let last = pose()
  for (let frames = 0; frames < STILL_FRAMES; ) {
    await nextFrame()
    const now = pose()
    frames = now === last ? frames + 1 : 0
    if (now !== last) since = await drawn()
    last = now
  }
  return since
}

/** @returns When an element that matches the selector is next clicked, in milliseconds. */
export function press(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const onClick = (event: MouseEvent): void => {
      const isIt = event
        .composedPath()
        .some((node) => node instanceof Element && node.matches(selector))
      if (!isIt) return
      window.removeEventListener('click', onClick, true)
      resolve(event.timeStamp)
    }
    window.addEventListener('click', onClick, true)
  })
}

/** Describes the place of the row, and its opacity. */
function pose(): string {
  const row = walletRow()
  if (row === undefined) return ''
  const { x, y, width, height } = row.getBoundingClientRect()
  const opacities: string[] = []
  for (let at: Element | null = row; at !== null; at = at.parentElement) {
    opacities.push(getComputedStyle(at).opacity)
  }
  return [x, y, width, height, ...opacities].join(' ')
}

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame)
}

/** When the frame that is being made has been drawn. */
function drawn(): Promise<number> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(performance.now())
    port2.postMessage(undefined)
  })
}
