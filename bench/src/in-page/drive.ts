import { framesUntil } from './dom.ts'
import type { Called } from './options.ts'

/** Opens and closes our modal again and again, each time until it is seen. */
export async function goRound(times: number): Promise<void> {
  const { latchkey } = window
  for (let step = 0; step < 2 * times; step += 1) {
    const opens = step % 2 === 0
    await (opens ? latchkey.open() : latchkey.close())
    while (isOpen() !== opens) await new Promise(requestAnimationFrame)
  }
}

function isOpen(): boolean {
  const root = document.querySelector('latchkey-root')?.shadowRoot
  return root?.querySelector('dialog[open]') instanceof HTMLElement
}

/** Opens our modal, and counts frames until it shows something with a test id. */
export function opened(testId: string): Promise<number> {
  void window.latchkey.open()
  return framesUntil(() => {
    const root = document.querySelector('latchkey-root')?.shadowRoot
    const shown = root?.querySelector(`dialog[open] [data-testid="${testId}"]`)
    return (shown?.getBoundingClientRect().height ?? 0) > 0
  })
}

/** Elements and texts of a tree, those of its shadow roots too. */
export function countNodes(node: Node = document): number {
  const inside = node instanceof Element && node.shadowRoot ? countNodes(node.shadowRoot) : 0
  return [...node.childNodes].reduce((sum, child) => sum + countNodes(child), 1 + inside)
}

/** Durations of calls through the channel to the frame, one after the other. */
export async function callOften(times: number): Promise<Called> {
  const took: number[] = []
  for (let call = 0; call < times; call += 1) {
    const startMs = performance.now()
    await window.safeCall()
    took.push(performance.now() - startMs)
  }
  took.sort((one, other) => one - other)
  const at = (share: number): number => took[Math.floor((times - 1) * share)] ?? Number.NaN
  return { medianMs: at(0.5), slowMs: at(0.99) }
}
