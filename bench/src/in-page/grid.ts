import type { Scrolled } from './options.ts'

/** Longer than this, a frame was missed on a screen that draws sixty a second, in milliseconds. */
const LATE_MS = 25

/** Returns true if all wallets are shown, and every visible place has its wallet. */
export function showsWallets(): boolean {
  const grid = part('[role=grid]')
  return grid?.querySelector('[data-testid^="wallet-"]') != null && !hasGap(grid)
}

/** Returns true if a search has been answered: the name of its first wallet contains the query. */
export function showsFound(query: string): boolean {
  const first = part('[data-place="0"]')?.textContent?.toLowerCase() ?? ''
  return showsWallets() && first.includes(query.toLowerCase())
}

/** Returns true if the first row, by the beginning of its test id, contains the query. */
export function showsMatch(testId: string, query: string): boolean {
  const first = part(`[data-testid^="${testId}"]`)?.textContent ?? ''
  return first.toLowerCase().includes(query.toLowerCase())
}

/** When a search field was last typed into, in milliseconds. */
export function typed(): Promise<number> {
  return new Promise((resolve) => {
    window.addEventListener('input', (event) => resolve(event.timeStamp), {
      capture: true,
      once: true,
    })
  })
}

/** Scrolls all wallets by so many px in each of so many frames. */
export async function scrollThrough(frames: number, px: number): Promise<Scrolled> {
  const body = part('[data-part=card-body]')
  if (!body) throw new Error('Nothing is open')
  let longTasks = 0
  const observer = new PerformanceObserver((list) => {
    longTasks += list.getEntries().length
  })
  observer.observe({ type: 'longtask' })
  const took: number[] = []
  let last = await frame()
  for (let count = 0; count < frames; count += 1) {
    body.scrollTop += px
    const now = await frame()
    took.push(now - last)
    last = now
  }
  observer.disconnect()
  const late = took.filter((ms) => ms > LATE_MS).length
  return { worstMs: Math.max(...took), late, longTasks, scrolledPx: body.scrollTop }
}

function frame(): Promise<number> {
  return new Promise(requestAnimationFrame)
}

function part(selector: string): Element | null {
  const root = document.querySelector('latchkey-root')?.shadowRoot ?? document
  return root.querySelector(`dialog[open] ${selector}`)
}

function hasGap(grid: Element): boolean {
  return grid.querySelector('[data-part=skeleton]') !== null
}
