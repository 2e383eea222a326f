/** Words of the page that is shown where there is no connection. */
export const offline = {
  page: 'No connection · Kings’ Table',
  title: 'No connection',
  text: 'The table is out there, and this device is not connected. Your seat is safe: as soon as there is a connection, the page comes back by itself.',
  again: 'Try again',
};
