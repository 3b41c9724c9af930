import jsQR from 'jsqr'
import { expect, test, vi } from 'vitest'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal, withModal } from '../../testing/render-in-modal.tsx'
import { Image } from '../image/image.tsx'
import { QrCode } from './qr-code.tsx'

const LINK =
  'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303&expiryTimestamp=1790000000'

/** Resolution of a camera that moves closer: pixels for one module. */
const DISTANCES = [3, 3.5, 4, 5, 6] as const

describePrimitive<HTMLDivElement>('QrCode', {
  part: 'qr-code',
  draw: (probe) => <QrCode text={LINK} label="Scan with your wallet" {...probe} />,
  role: 'img',
  name: 'Scan with your wallet',
})

test.each([
  { text: LINK, size: 32, hasPicture: true },
  { text: LINK, size: 32, hasPicture: false },
  { text: `${LINK}&methods=${'a'.repeat(120)}`, size: 32, hasPicture: true },
  { text: LINK, size: 22.4, hasPicture: false },
  { text: '0x8F3a52C1e07Bd94460aF19cE3bD7782A5c60E41d', size: 23.2, hasPicture: false },
  { text: '0x8F3a52C1e07Bd94460aF19cE3bD7782A5c60E41d', size: 23.2, hasPicture: true },
] as const)(
  'a reader gets back a text of $text.length characters at $size u, picture: $hasPicture',
  async ({ text, size, hasPicture }) => {
    const picture = hasPicture ? <Image size={5.6} /> : undefined
    await renderInModal(<QrCode text={text} label="Scan" size={size} picture={picture} />, {
      mode: 'dark',
    })
    await isShown()

    expect(await readDrawing()).toBe(text)
  },
)

test('nothing moves when the code replaces its placeholder', async () => {
  const draw = (text: string | undefined) => (
    <>
      <QrCode text={text} label="Scan" />
      <p id="below">Scan it</p>
    </>
  )
  const screen = await renderInModal(draw(undefined))
  const place = inModal('[data-part=qr-code]')
  expect(place.dataset['state']).toBe('loading')
  expect(place.getAttribute('aria-busy')).toBe('true')
  const before = inModal('#below').getBoundingClientRect().top

  await screen.rerender(withModal(draw(LINK)))
  await isShown()

  expect(inModal('#below').getBoundingClientRect().top).toBe(before)
})

test.each([
  ['a link for pairing', LINK, 32],
  ['a short link', 'https://farcaster.xyz/~/siwf?channelToken=7K3QWJ2N', 32],
  ['a link beside a list', LINK, 22.4],
  ['an address', '0x8F3a52C1e07Bd94460aF19cE3bD7782A5c60E41d', 23.2],
] as const)(
  'the finders stay where they are when %s replaces its placeholder',
  async (_what, text, size) => {
    const finders = (): readonly (readonly number[])[] => {
      const rects = [...inModal('[data-part=qr-code]').querySelectorAll('svg rect')]
      return rects.map((rect) => {
        const { x, y, width, height } = rect.getBoundingClientRect()
        return [x, y, width, height].map((px) => Math.round(px * 10) / 10)
      })
    }
    const screen = await renderInModal(<QrCode text={undefined} label="Scan" size={size} />)
    const before = finders()
    expect(before).toHaveLength(6)

    await screen.rerender(withModal(<QrCode text={text} label="Scan" size={size} />))
    await isShown()

    expect(finders()).toEqual(before)
  },
)

test('an idle placeholder is still, is not announced and loads nothing', async () => {
  const draw = (isIdle: boolean) => <QrCode text={LINK} label="Scan" isIdle={isIdle} />
  const screen = await renderInModal(draw(true))
  const code = inModal('[data-part=qr-code]')

  expect(code.dataset['state']).toBe('idle')
  expect(code.getAttribute('aria-hidden')).toBe('true')
  expect(code.getAttribute('aria-busy')).toBeNull()
  expect(code.getAnimations({ subtree: true })).toEqual([])

  await screen.rerender(withModal(draw(false)))
  await isShown()
  expect(code.getAttribute('aria-hidden')).toBeNull()
})

test('a text that is too long for a code leaves the placeholder unchanged', async () => {
  const screen = await renderInModal(<QrCode text={LINK} label="Scan" />)
  await isShown()

  await screen.rerender(withModal(<QrCode text={'a'.repeat(5000)} label="Scan" />))

  await vi.waitFor(() => expect(inModal('[data-part=qr-code]').dataset['state']).toBe('loading'))
})

async function isShown(): Promise<void> {
  await vi.waitFor(() => expect(inModal('[data-part=qr-code]').dataset['state']).toBe('shown'))
}

/** Reads the code like a camera that moves closer until it can read it. */
async function readDrawing(): Promise<string | undefined> {
  for (const pixelsPerModule of DISTANCES) {
    const text = await readFrom(pixelsPerModule)
    if (text !== undefined) return text
  }
  return undefined
}

async function readFrom(pixelsPerModule: number): Promise<string | undefined> {
  const ground = inModal('[data-part=qr-code]')
  const drawing = ground.querySelector('svg')
  if (!drawing) throw new Error('There is no code')
  const side = Math.round(drawing.viewBox.baseVal.width * pixelsPerModule)
  const context = new OffscreenCanvas(side, side).getContext('2d')
  if (!context) throw new Error('There is no canvas')
  context.fillStyle = getComputedStyle(ground).backgroundColor
  context.fillRect(0, 0, side, side)
  context.drawImage(await pictureOf(drawing, side), 0, 0)
  const { data } = context.getImageData(0, 0, side, side)
  return jsQR(data, side, side)?.data
}

async function pictureOf(drawing: SVGSVGElement, side: number): Promise<HTMLImageElement> {
  // A clone has the type of what it was cloned from.
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const { stroke, fill } = getComputedStyle(drawing)
  Object.assign(copy.style, { stroke, fill })
  copy.setAttribute('width', String(side))
  copy.setAttribute('height', String(side))
  const text = new XMLSerializer().serializeToString(copy)
  const picture = new window.Image()
  picture.src = `data:image/svg+xml,${encodeURIComponent(text)}`
  await picture.decode()
  return picture
}
