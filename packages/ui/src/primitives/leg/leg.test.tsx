import { expect, test } from 'vitest'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../../testing/render-in-modal.tsx'
import { Image } from '../image/image.tsx'
import { Leg } from './leg.tsx'

const picture = <Image size={4} shape="round" />

describePrimitive<HTMLDivElement>('Leg', {
  part: 'leg',
  draw: (probe) => (
    <Leg label="You send" picture={picture} figure="25 USDC" worth="$25.00" {...probe} />
  ),
})

test('a leg has the same height before its amount is loaded', async () => {
  await renderInModal(
    <>
      <Leg id="before" label="You get about" picture={picture} figure={undefined} />
      <p />
      <Leg id="after" label="You get about" picture={picture} figure="641.27 USDC" worth="$641" />
    </>,
  )

  expect(inModal('#before').offsetHeight).toBe(inModal('#after').offsetHeight)
})

test('a figure stays left to right in a right-to-left review', async () => {
  await renderInModal(<Leg label="ترسل" picture={picture} figure="25 USDC" worth="$25.00" />, {
    dir: 'rtl',
  })

  expect(getComputedStyle(inModal('[data-part=leg] bdi')).direction).toBe('ltr')
})
