/** What the two contact forms of the specification send. */
export const main = {
  name: 'Omar',
  email: 'omar@example.com',
  message: 'Please call me.',
  phoneNum: 'none',
  formType: 'Main Contact page form',
};
export const extended = {
  name: 'Sara',
  email: 'sara@example.com',
  phoneNum: '+44 7700 900000',
  businessName: 'Palm',
  role: 'Owner',
  message: 'We need a shop.',
};
export const forms = { '/send-contact-form-main': main, '/send-contact-form': extended };
export type FormUrl = keyof typeof forms;
export const urls: FormUrl[] = ['/send-contact-form-main', '/send-contact-form'];
