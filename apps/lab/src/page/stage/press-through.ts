/** Elements that can be pressed while the modal covers the page. */
const THROUGH = '[data-through]'

/**
 * The modal makes the page around it inert, and a press beside its card closes it. Here a press that
 * falls on one of the lab's own controls is meant for that control: a story leads on to the next with
 * one press, and a look changes the open modal.
 */
export function pressThrough(page: Window & typeof globalThis): void {
  const { document } = page
  const take = (event: MouseEvent): void => {
    const [target] = event.composedPath()
    if (!(target instanceof page.HTMLDialogElement) || !target.matches(':modal')) return
    const pressed = [...document.querySelectorAll<HTMLElement>(THROUGH)].find((each) =>
      isIn(each.getBoundingClientRect(), event),
    )
    if (pressed === undefined) return
    event.stopImmediatePropagation()
    event.preventDefault()
    if (event.type === 'click') pressed.click()
  }
  page.addEventListener('pointerdown', take, true)
  page.addEventListener('click', take, true)
}

function isIn(
  { left, right, top, bottom }: DOMRect,
  { clientX: x, clientY: y }: MouseEvent,
): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}
