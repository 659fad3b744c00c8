/** The media type of a made picture. A call that answers with data or a picture answers with a picture where `Accept` names it. */
export const pictureType = 'image/png';
