import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { Divider } from './divider.tsx'

describePrimitive<HTMLDivElement>('Divider', {
  part: 'divider',
  draw: (probe) => <Divider {...probe}>or</Divider>,
})
