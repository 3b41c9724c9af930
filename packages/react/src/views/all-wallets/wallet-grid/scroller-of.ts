/** What scrolls a grid: the body of the card. */
export function scrollerOf(grid: HTMLElement): HTMLElement | null {
  return grid.closest<HTMLElement>('[data-part=card-body]')
}
