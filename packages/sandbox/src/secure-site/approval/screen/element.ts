/** The class, text, attributes and children of an element. Texts are never parsed as markup. */
interface Parts {
  readonly class?: string | undefined
  readonly text?: string | undefined
  readonly attributes?: Readonly<Record<string, string>> | undefined
  readonly children?: readonly Node[] | undefined
}

/** Makes one element. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: Name,
  { class: className, text, attributes = {}, children = [] }: Parts = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (className !== undefined) made.className = className
  if (text !== undefined) made.textContent = text
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}
