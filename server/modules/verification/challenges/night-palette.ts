/** The portal's night: the dark side of the tokens in ui/tokens.css, which a picture can't read. */
export const night = {
  ground: '#0c1512',
  raised: '#13201b',
  overlay: '#1a2b24',
  line: '#27403a',
  hill: '#12392c',
  primary: '#18b07e',
  primaryStrong: '#4fd6a8',
  gold: '#f0b94d',
  text: '#eaf4ef',
} as const
