import { expect, test } from 'vitest'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../../testing/render-in-modal.tsx'
import { Text } from './text.tsx'

describePrimitive<HTMLParagraphElement>('Text', {
  part: 'text',
  draw: (probe) => (
    <Text variant="small" {...probe}>
      The code works for <b>20 minutes</b>.
    </Text>
  ),
})

test.each([
  ['en', '20px', '-0.16px'],
  ['ar', '22px', 'normal'],
  ['ja', '20px', 'normal'],
])('in %s lines are %s high and tracking is %s', async (lang, lineHeight, letterSpacing) => {
  await renderInModal(<Text variant="title">Title</Text>, { lang })

  const style = getComputedStyle(inModal('[data-part=text]'))

  expect(style.lineHeight).toBe(lineHeight)
  expect(style.letterSpacing.replace('0px', 'normal')).toBe(letterSpacing)
})

test('sizes follow the site’s base size', async () => {
  await renderInModal(<Text>Words</Text>, { variables: { base: 12 } })

  expect(getComputedStyle(inModal('[data-part=text]')).fontSize).toBe('16.8px')
})
