/** What visitors send: the door of the room, for the functions and pages that receive it. */
export { formatDialledCookie, readDialledCookie } from './dialled';
export { emptyForm, isAboutProperty, receiveForm, type RejectedForm } from './form';
export { answerQuery } from './receive';
export { enquiries, subscribers } from './stores';
