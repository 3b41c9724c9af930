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

/** Elements and texts of a tree, those of its shadow roots too. */
export function countNodes(node: Node = document): number {
  const inside = node instanceof Element && node.shadowRoot ? countNodes(node.shadowRoot) : 0
  return [...node.childNodes].reduce((sum, child) => sum + countNodes(child), 1 + inside)
}
