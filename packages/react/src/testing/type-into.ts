/** Types a text into a field, at its end, as a keyboard does. */
export function typeInto(field: HTMLElement, text: string): void {
  if (!(field instanceof HTMLInputElement)) throw new Error('Only inputs can be typed into')
  field.setRangeText(text, field.value.length, field.value.length, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
