/** What a website hears that asks for a view by a wrong name. It is on its own: opening comes first. */
export function unknownView({ view }: { readonly view: string }): string {
  return `${view} is no view that can be opened by name`
}
