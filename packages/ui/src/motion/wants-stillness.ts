/** Whether the visitor asked for less motion, or nothing can be moved. */
export function wantsStillness(element: Element): boolean {
  const page = element.ownerDocument.defaultView
  return (!element.animate || page?.matchMedia('(prefers-reduced-motion:reduce)').matches) ?? false
}
