import { Checkbox, PlainSwitch, Switch } from '@latchkey/ui'
import type { Entry } from '../entry.ts'

/** Checkbox and switch, in every state. */
export const choicesEntry: Entry = {
  id: 'choices',
  title: 'Checkbox and switch',
  about: 'The whole line is the target.',
  shows: ['Checkbox', 'PlainSwitch', 'Switch'],
  specimens: [
    { name: 'Off', draw: (translate) => <Checkbox label={translate('I accept this price')} /> },
    {
      name: 'On',
      draw: (translate) => <Checkbox label={translate('I accept this price')} defaultChecked />,
    },
    {
      name: 'Focus',
      draw: (translate) => <Checkbox label={translate('I accept this price')} data-force="focus" />,
    },
    {
      name: 'Switch without a line',
      draw: (translate) => <PlainSwitch aria-label={translate('Certified only')} />,
    },
    { name: 'Switch, off', draw: (translate) => <Switch label={translate('Certified only')} /> },
    {
      name: 'Switch, on',
      draw: (translate) => <Switch label={translate('Certified only')} defaultChecked />,
    },
    {
      name: 'Switch, focus',
      draw: (translate) => (
        <Switch label={translate('Certified only')} defaultChecked data-force="focus" />
      ),
    },
  ],
}
