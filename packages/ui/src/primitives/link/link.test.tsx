import { expect, test } from 'vitest'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../../testing/render-in-modal.tsx'
import { Link } from './link.tsx'

describePrimitive<HTMLAnchorElement>('Link', {
  part: 'link',
  draw: (probe) => (
    <Link href="https://shop.example/terms" {...probe}>
      Terms
    </Link>
  ),
  role: 'link',
  name: 'Terms',
})

test('a link in a new tab has no access to this page', async () => {
  await renderInModal(
    <Link href="https://shop.example" target="_blank">
      Shop
    </Link>,
  )

  expect(inModal('a').getAttribute('rel')).toBe('noopener noreferrer')
})
