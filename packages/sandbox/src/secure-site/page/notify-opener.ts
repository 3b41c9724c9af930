/**
 * Runs in the last page of the pop-up: hands the address of the result to the page that opened it,
 * provided that this page is still of the origin that the login was begun for.
 */
export function notifyOpener(): void {
  const element = document.querySelector('#result')
  const resultUri = element?.getAttribute('data-result-uri')
  const origin = element?.getAttribute('data-origin')
  const opener: unknown = window.opener
  // Without a result the visitor has cancelled, and the page sees the window go.
  if (!resultUri || !origin) window.close()
  else if (isWindow(opener)) opener.postMessage({ resultUri }, origin)
}

function isWindow(value: unknown): value is Pick<Window, 'postMessage'> {
  return typeof value === 'object' && value !== null && 'postMessage' in value
}
