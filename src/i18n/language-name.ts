/** The name under which the chosen language is kept on the device. */
export const languageName = 'lang';
