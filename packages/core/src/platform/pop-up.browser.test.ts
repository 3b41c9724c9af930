import { afterEach, expect, test, vi } from 'vitest'
import { openEmptyPopUp, openPopUp } from './pop-up.ts'

const SIZE = { width: 300, height: 200 }
const SITE = 'https://secure.example/loading'

afterEach(() => {
  document.body.replaceChildren()
})

/** A frame replaces the window: the browser reports its messages as those of another window. */
function openFrame() {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const inside = frame.contentWindow
  if (inside === null) throw new Error('The frame has no window')
  const open = vi.spyOn(window, 'open').mockReturnValue(inside)
  const popUp = openPopUp(SITE, { name: 'w1', ...SIZE })
  if (popUp === undefined) throw new Error('No window was opened')
  const post = (text: string): void => postFrom(inside, text)
  return { popUp, inside, post, open }
}

/** Posts a message from a script of that frame to the page. */
function postFrom(inside: Window, text: string): void {
  const script = inside.document.createElement('script')
  script.textContent = `parent.postMessage(${JSON.stringify(text)}, '*')`
  inside.document.documentElement.append(script)
}

/** Waits until all sent messages have arrived: a message of the page itself arrives after them. */
async function arrive(): Promise<void> {
  await new Promise<void>((resolve) => {
    const listen = ({ data }: MessageEvent): void => {
      if (data !== 'last') return
      window.removeEventListener('message', listen)
      resolve()
    }
    window.addEventListener('message', listen)
    window.postMessage('last', '*')
  })
}

test.each(['javascript:1', 'data:text/html,x', 'wc:abc', 'myapp://x', ''])(
  'no window is opened for %s',
  (href) => {
    const calls = vi.spyOn(window, 'open')

    expect(openPopUp(href, { name: 'w', ...SIZE })).toBeUndefined()
    expect(calls).not.toHaveBeenCalled()
  },
)

test('a window has its opener, and the given name and size', () => {
  const { open } = openFrame()

  expect(open).toHaveBeenCalledExactlyOnceWith(
    SITE,
    'w1',
    'popup,width=300,height=200,scrollbars=yes',
  )
})

test('if the browser blocks the window, the result is undefined', () => {
  vi.spyOn(window, 'open').mockReturnValue(null)

  expect(openPopUp(SITE, { name: 'w1', ...SIZE })).toBeUndefined()
})

test('only trusted messages of the same window are received', async () => {
  const { popUp, inside, post } = openFrame()
  const received: unknown[] = []
  const undo = popUp.onMessage(location.origin, (message) => received.push(message))
  const stranger = document.createElement('iframe')
  document.body.append(stranger)

  window.postMessage('of the page', '*')
  if (stranger.contentWindow !== null) postFrom(stranger.contentWindow, 'of another frame')
  const forged = { data: 'made up', source: inside, origin: location.origin }
  window.dispatchEvent(new MessageEvent('message', forged))
  await arrive()
  expect(received).toEqual([])

  post('real')
  await arrive()
  expect(received).toEqual(['real'])

  undo()
  post('late')
  await arrive()
  expect(received).toEqual(['real'])
})

test('messages of a window on another origin are ignored', async () => {
  const { popUp, post } = openFrame()
  const received: unknown[] = []
  popUp.onMessage('https://secure.example', (message) => received.push(message))

  post('from here')
  await arrive()

  expect(received).toEqual([])
})

test('it navigates to web pages only', () => {
  const { popUp, inside } = openFrame()

  expect(popUp.navigate('javascript:1')).toBe(false)
  expect(popUp.navigate('myapp://x')).toBe(false)
  expect(inside.location.href).toBe('about:blank')
})

test('an empty window has no opener, and opens web pages only', () => {
  const opened = window.open.bind(window)
  const windows: (Window | null)[] = []
  vi.spyOn(window, 'open').mockImplementation((...args) => {
    const made = opened(...args)
    windows.push(made)
    return made
  })
  const popUp = openEmptyPopUp({ name: 'w2', ...SIZE })

  expect(windows[0]?.opener).toBeNull()
  expect(popUp?.isClosed()).toBe(false)
  expect(popUp?.navigate('javascript:1')).toBe(false)
  popUp?.close()
  expect(popUp?.isClosed()).toBe(true)
})

test('where the browser opens nothing there is no window', () => {
  vi.spyOn(window, 'open').mockReturnValue(null)

  expect(openEmptyPopUp({ name: 'w3', ...SIZE })).toBeUndefined()
})
