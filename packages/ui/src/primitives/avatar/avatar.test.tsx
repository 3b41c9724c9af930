import { expect, test } from 'vitest'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal, shadowOf } from '../../testing/render-in-modal.tsx'
import { Avatar } from './avatar.tsx'
import { cutBitting } from './bitting.ts'

const ADDRESS = '0x4F0c9A21bD7e58E3C6ac1f04B27D9c5E81f3D2a8'
const PICTURE = 'data:image/svg+xml;utf8,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'

describePrimitive<HTMLSpanElement>('Avatar', {
  part: 'avatar',
  draw: (probe) => <Avatar address={ADDRESS} {...probe} />,
})

test('an address without a picture is shown as its bitting', async () => {
  await renderInModal(<Avatar address={ADDRESS} />)

  expect(inModal('path').getAttribute('d')).toBe(cutBitting(ADDRESS).path)
})

test('a name’s own picture takes the place of the bitting', async () => {
  await renderInModal(<Avatar address={ADDRESS} src={PICTURE} />)

  expect(inModal('img').getAttribute('src')).toBe(PICTURE)
  expect(shadowOf().querySelector('path')).toBeNull()
})
