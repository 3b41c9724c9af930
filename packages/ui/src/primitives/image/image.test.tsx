import { expect, test, vi } from 'vitest'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal, shadowOf, withModal } from '../../testing/render-in-modal.tsx'
import { Image } from './image.tsx'

const DOT =
  'data:image/svg+xml;utf8,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"%3E%3Crect width="1" height="1"/%3E%3C/svg%3E'
const BROKEN = 'data:image/png;base64,AAAA'

describePrimitive<HTMLSpanElement>('Image', {
  part: 'image',
  draw: (probe) => <Image src={DOT} {...probe} />,
})

test('a picture is shown, and its request has no referrer', async () => {
  await renderInModal(<Image src={DOT} />)

  await vi.waitFor(() => expect(stateOf()).toBe('shown'))
  const image = inModal('img')
  expect(getComputedStyle(image).visibility).toBe('visible')
  expect(image.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(image.getAttribute('alt')).toBe('')
})

test.each([undefined, 'javascript:alert(1)', 'data:text/html,<b>x</b>', 'http://x.example/a.png'])(
  'from %j nothing is loaded and the keyhole stands in',
  async (src) => {
    await renderInModal(<Image src={src} />)

    expect(stateOf()).toBe('missing')
    expect(shadowOf().querySelector('img')).toBeNull()
    expect(inModal('[data-part=icon]')).toBeInTheDocument()
  },
)

test.each([
  ['a picture', DOT],
  ['a wide picture', DOT.replace('0 0 1 1', '0 0 9 1')],
  ['a broken picture', BROKEN],
  ['no picture', undefined],
])('at full width the place of %s is square', async (_name, src) => {
  await renderInModal(
    <div style={{ width: '150px' }}>
      <Image src={src} size="full" shape="tile" />
    </div>,
  )

  await vi.waitFor(() => expect(stateOf()).not.toBe('loading'))
  const { width, height } = inModal('[data-part=image]').getBoundingClientRect()
  expect([width, height]).toEqual([150, 150])
})

test.each([
  ['panel', 'contain'],
  ['tile', 'cover'],
] as const)('the picture of a %s is to %s its place', async (shape, fit) => {
  await renderInModal(<Image src={DOT} size="full" shape={shape} />)

  expect(getComputedStyle(inModal('img')).objectFit).toBe(fit)
})

test('a picture in its own address is shown from the first frame on', async () => {
  const states: (string | undefined)[] = []
  const note = (frame: HTMLElement | null): void => {
    if (frame) states.push(frame.dataset['state'])
  }

  await renderInModal(<Image ref={note} src={DOT} />)

  expect(states[0]).toBe('shown')
  expect(inModal('img').getAttribute('decoding')).toBe('sync')
})

test('a picture that the page has loaded already is shown at once', async () => {
  const blob = await (await fetch(DOT)).blob()
  const src = URL.createObjectURL(blob)
  const loaded = new window.Image()
  loaded.src = src
  await loaded.decode()
  const painted: (string | undefined)[] = []
  // Runs before the first frame is painted, after what React changed in the same task.
  const note = (frame: HTMLElement | null): void => {
    if (frame) queueMicrotask(() => painted.push(frame.dataset['state']))
  }

  await renderInModal(<Image ref={note} src={src} />)

  expect(painted[0]).toBe('shown')
})

test('the keyhole replaces a broken picture', async () => {
  await renderInModal(<Image src={BROKEN} />)

  await vi.waitFor(() => expect(stateOf()).toBe('missing'))
  expect(getComputedStyle(inModal('img')).visibility).toBe('hidden')
})

test('a drawn fallback fills the place that the picture had', async () => {
  const screen = await renderInModal(<Image src={DOT} size={3.6} fallback={<b>€</b>} />)
  const before = inModal('[data-part=image]').getBoundingClientRect()
  expect(shadowOf().querySelector('b')).toBeNull()

  await screen.rerender(withModal(<Image src={BROKEN} size={3.6} fallback={<b>€</b>} />))

  await vi.waitFor(() => expect(stateOf()).toBe('missing'))
  expect(inModal('b').textContent).toBe('€')
  expect(shadowOf().querySelector('[data-part=icon]')).toBeNull()
  expect(inModal('[data-part=image]').getBoundingClientRect()).toEqual(before)
})

test('the keyhole replaces a picture that takes too long', async () => {
  const never = URL.createObjectURL(new Blob())
  await renderInModal(<Image src={never} preloadLimitMs={1} />)

  await vi.waitFor(() => expect(stateOf()).toBe('missing'))
})

test('another address is loaded anew', async () => {
  const screen = await renderInModal(<Image src={BROKEN} />)
  await vi.waitFor(() => expect(stateOf()).toBe('missing'))

  await screen.rerender(withModal(<Image src={DOT} />))

  await vi.waitFor(() => expect(stateOf()).toBe('shown'))
})

function stateOf(): string | undefined {
  return inModal('[data-part=image]').dataset['state']
}
