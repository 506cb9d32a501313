import { LoginForms } from './form/login-forms.tsx'

/** The login of the agents' own page; its texts come with the page. */
export function AgentLogin() {
  return <LoginForms entrance="agent" />
}
