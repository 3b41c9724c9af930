/** Whether the visitor asked for less motion. */
export function wantsStillness(element: Element): boolean {
  const page = element.ownerDocument.defaultView
  return page?.matchMedia('(prefers-reduced-motion:reduce)').matches ?? false
}
