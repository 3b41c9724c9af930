/**
 * Loads a picture into the browser's cache, without a referrer.
 *
 * @throws DOMException `AbortError` when the signal fires; Error when it could not be loaded.
 */
export function loadBrowserImage(url: string, signal: AbortSignal): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const image = new Image()
    const end = (settle: () => void) => () => {
      image.onload = null
      image.onerror = null
      settle()
    }
    image.referrerPolicy = 'no-referrer'
    image.onload = end(resolve)
    image.onerror = end(() => reject(new DOMException('The picture is not there', 'NetworkError')))
    signal.addEventListener(
      'abort',
      end(() => {
        image.src = ''
        reject(new DOMException('Aborted', 'AbortError'))
      }),
      { once: true },
    )
    image.src = url
  })
}
