import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { TextButton } from './link.tsx'

describePrimitive<HTMLButtonElement>('TextButton', {
  part: 'link',
  draw: (probe) => <TextButton {...probe}>Get started</TextButton>,
  role: 'button',
  name: 'Get started',
})
