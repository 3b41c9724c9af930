import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { Stack } from './stack.tsx'

describePrimitive<HTMLDivElement>('Stack', {
  part: 'stack',
  draw: (probe) => <Stack gap={3} align="center" above={2} {...probe} />,
})
