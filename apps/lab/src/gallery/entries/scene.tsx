import {
  type ArtShape,
  activityArt,
  brokenArt,
  emptyArt,
  imageArt,
  mailArt,
  Scene,
  searchArt,
  Text,
} from '@latchkey/ui'
import type { Entry } from '../entry.ts'

const ARTS: readonly (readonly [string, ArtShape, string])[] = [
  ['Nothing found', searchArt, 'No wallet found'],
  ['Error', brokenArt, 'Something went wrong'],
  ['Empty', emptyArt, 'Nothing here yet'],
  ['Sent', mailArt, 'Open the link we sent to'],
  ['No activity', activityArt, 'No activity yet'],
  ['No collectibles', imageArt, 'No collectibles yet'],
]

/** Scenes, in every state. */
export const sceneEntry: Entry = {
  id: 'scene',
  title: 'Scenes',
  about: 'Nothing here, or something failed: what it is, what it means, at most one way on.',
  shows: ['Scene'],
  specimens: ARTS.map(([name, art, title]) => ({
    name,
    draw: (say) => (
      <Scene art={art} title={say(title)}>
        <Text align="center">
          {say(art === searchArt ? 'Check the spelling.' : 'Your funds are safe.')}
        </Text>
      </Scene>
    ),
  })),
}
