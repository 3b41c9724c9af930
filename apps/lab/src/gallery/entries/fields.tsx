import {
  AmountInput,
  arrowEndIcon,
  Checkbox,
  Hint,
  IconButton,
  Input,
  mailIcon,
  OtpInput,
  Panel,
  SearchField,
  Stack,
  Switch,
  Text,
  TextButton,
} from '@latchkey/ui'
import type { Entry } from '../entry.ts'
import { PayPanel } from './pay-panel.tsx'
import { HeldAmount, HeldCode, HeldSearch } from './held.tsx'

const input: Entry = {
  id: 'input',
  title: 'Input',
  about: 'One line to type in; a ring while it is typed in, a ring and a hint when it is wrong.',
  shows: ['Input', 'Hint'],
  specimens: [
    {
      name: 'Empty',
      isWide: true,
      draw: (say) => <Input label={say('Email address')} icon={mailIcon} />,
    },
    {
      name: 'Focus',
      isWide: true,
      draw: (say) => (
        <Input
          label={say('Email address')}
          icon={mailIcon}
          defaultValue="mira@"
          data-force="focus"
          end={<IconButton icon={arrowEndIcon} label={say('Continue')} tone="primary" />}
        />
      ),
    },
    {
      name: 'Error',
      isWide: true,
      draw: (say) => (
        <div>
          <Input
            label={say('Email address')}
            icon={mailIcon}
            defaultValue="mira@saltmarket"
            isInvalid
            hintId="email-hint"
            end={<IconButton icon={arrowEndIcon} label={say('Continue')} tone="primary" />}
          />
          <Hint id="email-hint" isError>
            {say('Add the part after the dot.')}
          </Hint>
        </div>
      ),
    },
    {
      name: 'Long text',
      isWide: true,
      draw: () => (
        <Input
          label="Email address"
          icon={mailIcon}
          defaultValue="mira.lindqvist.of.the.salt.market@saltmarket.example"
        />
      ),
    },
    {
      name: 'Arabic',
      isWide: true,
      draw: () => <Input label="البريد الإلكتروني" icon={mailIcon} dir="rtl" lang="ar" />,
    },
  ],
}

const search: Entry = {
  id: 'search-field',
  title: 'Search field',
  about: 'Narrows a list; one press empties it.',
  shows: ['SearchField'],
  specimens: [
    {
      name: 'Empty',
      isWide: true,
      draw: (say) => (
        <SearchField
          label={say('Search networks')}
          clearLabel="Clear"
          value=""
          onSearch={() => {}}
        />
      ),
    },
    {
      name: 'Typed',
      isWide: true,
      draw: (say) => <HeldSearch label={say('Search networks')} start="base" />,
    },
  ],
}

const otp: Entry = {
  id: 'otp-input',
  title: 'Code boxes',
  about: 'Six boxes over one real input: type, paste, move by arrows. Left to right everywhere.',
  shows: ['OtpInput'],
  specimens: [
    { name: 'Typed', isWide: true, draw: () => <HeldCode label="Code" start="402" /> },
    {
      name: 'Error',
      isWide: true,
      draw: (say) => (
        <div>
          <HeldCode label="Wrong code" start="402917" isInvalid hintId="code-hint" />
          <Hint id="code-hint" isError>
            {say('This code is not right. Check the latest email.')}
          </Hint>
        </div>
      ),
    },
    {
      name: 'Empty',
      isWide: true,
      draw: (say) => (
        <div>
          <OtpInput label="Empty code" value="" onCode={() => {}} />
          <Hint>{say('The code works for 20 minutes.')}</Hint>
        </div>
      ),
    },
  ],
}

const amountInput: Entry = {
  id: 'amount-input',
  title: 'Amount input',
  about: 'A large figure that gets smaller when it is long; comma and point are both understood.',
  shows: ['AmountInput', 'Panel'],
  specimens: [
    {
      name: 'Typed',
      isWide: true,
      draw: (say) => <PayPanel label={say('You pay')} amount="0.25" token="ether" />,
    },
    {
      name: 'Long',
      isWide: true,
      draw: (say) => (
        <PayPanel label={say('You pay')} amount="123456.789012345678" token="ether" />
      ),
    },
    {
      name: 'Error',
      isWide: true,
      draw: (say) => <PayPanel label={say('Amount')} amount="2500" token="dollar" isInvalid />,
    },
    {
      name: 'Empty',
      isWide: true,
      draw: (say) => (
        <Panel isEditable>
          <HeldAmount label={say('Amount')} start="" />
        </Panel>
      ),
    },
    {
      name: 'Read only',
      isWide: true,
      draw: (say) => (
        <Panel>
          <Text variant="small">{say('You get, about')}</Text>
          <AmountInput label={say('You get, about')} value="641.27" />
        </Panel>
      ),
    },
  ],
}

const choices: Entry = {
  id: 'choices',
  title: 'Checkbox and switch',
  about: 'The whole line is the target.',
  shows: ['Checkbox', 'Switch'],
  specimens: [
    { name: 'Off', draw: (say) => <Checkbox label={say('I accept this price')} /> },
    { name: 'On', draw: (say) => <Checkbox label={say('I accept this price')} defaultChecked /> },
    {
      name: 'Focus',
      draw: (say) => <Checkbox label={say('I accept this price')} data-force="focus" />,
    },
    { name: 'Switch, off', draw: (say) => <Switch label={say('Certified only')} /> },
    { name: 'Switch, on', draw: (say) => <Switch label={say('Certified only')} defaultChecked /> },
    {
      name: 'Switch, focus',
      draw: (say) => <Switch label={say('Certified only')} defaultChecked data-force="focus" />,
    },
  ],
}

const panel: Entry = {
  id: 'panel',
  title: 'Panel',
  about: 'Outlined when it can be edited, filled when it can only be read.',
  shows: ['Panel'],
  specimens: [
    {
      name: 'Read only',
      isWide: true,
      draw: (say) => (
        <Panel>
          <Text>{say('Your funds are safe.')}</Text>
        </Panel>
      ),
    },
    {
      name: 'Editable',
      isWide: true,
      draw: (say) => (
        <Panel isEditable>
          <Stack direction="row" gap={3} align="center">
            <Text>{say('Your funds are safe.')}</Text>
            <TextButton>{say('Try again')}</TextButton>
          </Stack>
        </Panel>
      ),
    },
  ],
}

/** What is typed into or turned on. */
export const FIELDS: readonly Entry[] = [input, search, otp, amountInput, choices, panel]
