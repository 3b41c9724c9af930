import { searchIllustration } from '../../illustrations/view-illustrations.ts'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { Text } from '../text/text.tsx'
import { Scene } from './scene.tsx'

describePrimitive<HTMLDivElement>('Scene', {
  part: 'scene',
  draw: (probe) => (
    <Scene illustration={searchIllustration} title="No wallet found" {...probe}>
      <Text>Check the spelling.</Text>
    </Scene>
  ),
})
