import { Checkbox, PlainSwitch, Switch } from '@latchkey/ui'
import type { Entry } from '../entry.ts'

/** Checkbox and switch, in every state. */
export const choicesEntry: Entry = {
  id: 'choices',
  title: 'Checkbox and switch',
  about: 'The whole line is the target.',
  shows: ['Checkbox', 'PlainSwitch', 'Switch'],
  specimens: [
    { name: 'Off', draw: (say) => <Checkbox label={say('I accept this price')} /> },
    { name: 'On', draw: (say) => <Checkbox label={say('I accept this price')} defaultChecked /> },
    {
      name: 'Focus',
      draw: (say) => <Checkbox label={say('I accept this price')} data-force="focus" />,
    },
    {
      name: 'Switch without a line',
      draw: (say) => <PlainSwitch aria-label={say('Certified only')} />,
    },
    { name: 'Switch, off', draw: (say) => <Switch label={say('Certified only')} /> },
    { name: 'Switch, on', draw: (say) => <Switch label={say('Certified only')} defaultChecked /> },
    {
      name: 'Switch, focus',
      draw: (say) => <Switch label={say('Certified only')} defaultChecked data-force="focus" />,
    },
  ],
}
